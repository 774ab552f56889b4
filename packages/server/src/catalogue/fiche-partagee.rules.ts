import type { DocumentObjet } from '@bridge/contract';

/**
 * The part of a document that other entities may read: nothing about persons, nothing between professionals. `open`:
 * the codes of the public added fields.
 */
export function sharedDocument(document: DocumentObjet, open: Pick<ReadonlySet<string>, 'has'>): DocumentObjet {
  return {
    ...document,
    // Where a photo of the médiathèque lies there is for those who pick from it: its address shows it to all.
    medias: document.medias.map(({ media: _, ...photo }) => photo),
    contacts: document.contacts
      .filter(({ role }) => role === 'public' || role === 'reservation')
      .map(({ personne: _, ...contact }) => contact),
    champs: Object.fromEntries(Object.entries(document.champs).filter(([code]) => open.has(code))),
  };
}
