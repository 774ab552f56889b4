/** The warning about an address of photo that is the address of a folder. */
export const ADRESSE_DE_DOSSIER =
  'Cette adresse mène à un dossier ou à un site, et non à un fichier\u00a0: elle n’est pas reprise comme média.';
