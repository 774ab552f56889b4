/** The state of the tab of a feed that tells whether its mapping was looked at. The mapping writes it, the steps read it. */
export const VERIFIEE = 'correspondance-verifiee';
