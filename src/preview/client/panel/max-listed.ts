/** A large site has more than anybody reads through: so many are listed, typing finds the others. */
export const maxListed = 60
