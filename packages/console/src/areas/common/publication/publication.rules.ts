import { frenchDate, instantOf, listedById, type Publication, type Publications } from '@bridge/contract';

type Connues = Pick<Publications, 'enCours' | 'items'>;

/** The state of a record for its visitors, at this moment. */
export type EtatVu = 'brouillon' | 'publie' | 'modifie' | 'programme' | 'termine';

export const ETATS_VUS: Readonly<Record<EtatVu, { readonly label: string; readonly colour: string }>> = {
  brouillon: { label: 'Brouillon', colour: 'gray' },
  publie: { label: 'Publié', colour: 'green' },
  modifie: { label: 'Publié, modifié depuis', colour: 'orange' },
  programme: { label: 'Programmé', colour: 'blue' },
  termine: { label: 'Terminé', colour: 'gray' },
};

interface Vue {
  readonly etat: EtatVu;
  /** The version that the state is about; null without one. */
  readonly publication: Publication | null;
}

/** What visitors see: dates decide at the moment of reading, whatever the state kept in the record. */
export function vueDe(etat: unknown, { enCours, items }: Connues, now: Date): Vue {
  const publication = enCours ?? (etat === 'brouillon' ? null : (items[0] ?? null));
  if (!publication) return { etat: 'brouillon', publication: null };
  const { du, au } = publication;
  if (du !== null && new Date(du) > now) return { etat: 'programme', publication };
  if (au !== null && new Date(au) <= now) return { etat: 'termine', publication };
  return { etat: etat === 'modifie' ? 'modifie' : 'publie', publication };
}

/** The version that waits for its date after the one in force; null for none. */
export function prochaineDe({ enCours, items }: Connues, now: Date): Publication | null {
  if (!enCours) return null;
  return items.find(({ id, du }) => id !== enCours.id && du !== null && new Date(du) > now) ?? null;
}

const moment = frenchDate({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
export const quand = (instant: string) => moment.format(new Date(instant));

/** The dates of a version: « du 3 janvier 2027 à 8 h 00 au … »; empty without dates. */
export function datesEnMots({ du, au }: Pick<Publication, 'du' | 'au'>): string {
  if (du !== null && au !== null) return `du ${quand(du)} au ${quand(au)}`;
  if (du !== null) return `à partir du ${quand(du)}`;
  return au === null ? '' : `jusqu’au ${quand(au)}`;
}

/** The instant of a typed time, « 2027-01-03T08:00 », on the clocks of Paris; null for a text that is none. */
export function instantDe(typed: string): string | null {
  const [, jour, heure] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(typed) ?? [];
  return jour === undefined || heure === undefined ? null : instantOf(jour, heure).toISOString();
}

type Partie = Publications['aPublier'][number];

/** In the language of the console, which the server does not speak. */
const natureDe = ({ ressource, nature }: Pick<Partie, 'ressource' | 'nature'>) =>
  (listedById(ressource)?.noun.one ?? nature).toLowerCase();

/** « moteur « Où manger » ». */
export const partieEnMots = (partie: Partie) => `${natureDe(partie)} «\u00a0${partie.nom}\u00a0»`;

/** « avec : moteur, fiche »: what is published in the same act, each nature once. */
export const avecEnMots = (parties: readonly Partie[]) =>
  `avec\u00a0: ${[...new Set(parties.map(natureDe))].join(', ')}`;

/** The points to mend, each once: parts that are published together may lack the same thing. */
export function distinctPoints(empechements: Publications['empechements']) {
  const points = empechements.map(({ ou, raison, chemin }) => {
    const said = `${ou}\u00a0: ${raison}`;
    return { key: `${said} ${chemin}`, said, chemin };
  });
  return [...new Map(points.map((point) => [point.key, point])).values()];
}

/** « 2 points à compléter ». */
export const pointsEnMots = (count: number) => (count === 1 ? '1 point à compléter' : `${count} points à compléter`);
