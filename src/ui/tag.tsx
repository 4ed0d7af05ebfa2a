/** A short label above a title. */
export const Tag = ({ children }: { children: string }) => <p className="tag">{children}</p>
