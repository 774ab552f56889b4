import derniere from '../../manuel/nouveautes.md?derniere';

/** The name of the last news. A person has news to read while another name is kept with their settings. */
export const DERNIERE_NOUVEAUTE: string = derniere;
