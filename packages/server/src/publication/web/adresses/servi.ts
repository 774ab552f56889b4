/** Header of `robots.txt` with the code of the site: a check of a domain reads it to know where the domain leads. */
export const SERVI = 'x-bridge-site';
