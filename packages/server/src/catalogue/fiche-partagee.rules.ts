import type { DocumentObjet } from '@bridge/contract';

/**
 * What other entities may read of a document: nothing of persons, nothing that professionals keep between them. `open`: the codes of
 * the added fields that are public.
 */
export function sharedDocument(document: DocumentObjet, open: ReadonlySet<string>): DocumentObjet {
  return {
    ...document,
    contacts: document.contacts
      .filter(({ role }) => role === 'public' || role === 'reservation')
      .map(({ personne: _, ...contact }) => contact),
    champs: Object.fromEntries(Object.entries(document.champs).filter(([code]) => open.has(code))),
  };
}
