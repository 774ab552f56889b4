import { type DocumentObjet, documentSchema } from '@bridge/contract';

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

/** The same of a document as an import kept it. One of another shape is not told at all: nobody knows what is in it. */
export function shareable(document: unknown, open: ReadonlySet<string>): DocumentObjet | null {
  const known = documentSchema.safeParse(document);
  return known.success ? sharedDocument(known.data, open) : null;
}
