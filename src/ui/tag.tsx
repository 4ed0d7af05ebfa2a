/** A word set apart from the title that it stands over. */
export const Tag = ({ children }: { children: string }) => <p className="tag">{children}</p>
