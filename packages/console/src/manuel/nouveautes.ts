import derniere from '../../manuel/nouveautes.md?derniere';

/** The last of the news: what a person read is kept as its name, and another one is to be read. */
export const DERNIERE_NOUVEAUTE: string = derniere;
