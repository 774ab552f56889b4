import {
  type Access,
  annonce,
  type CanalDuCalendrier,
  civilDay,
  civilTime,
  type Echeance,
  mayAccess,
  openingOf,
  RESOURCES,
  resourceById,
} from '@bridge/contract';
import type { Acteur } from '../../platform/auth/acteur.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { annoncesEntre, type Fenetre, publicationsEntre } from './calendrier.repository.ts';

/** A date of an area; who opens it and how is decided here. */
export interface DateDArea {
  readonly quoi: Echeance['quoi'];
  readonly jour: string;
  readonly heure: string | null;
  readonly nom: string;
  readonly ressource: string;
  readonly id: number;
  readonly entiteId: number | null;
}

/** The dates of an area, for people who see its records. */
export interface SourceDeDates {
  readonly canal: CanalDuCalendrier;
  readonly access: Access;
  /** A source may give more than the kind of date that the window asks for: what it does not ask for is left out. */
  readonly dates: (scope: Scope, fenetre: Fenetre) => Promise<DateDArea[]>;
}

type Reader = Pick<Acteur, 'viewer' | 'scope'>;

/** All that starts or ends between two days, as far as a person sees it, in order. */
export async function echeancesOf(
  db: Db,
  sources: readonly SourceDeDates[],
  reader: Reader,
  fenetre: Fenetre,
): Promise<Echeance[]> {
  const found = await Promise.all([
    publicationsOf(db, reader, fenetre),
    ...[annoncesOf(db), ...sources]
      .filter(({ access }) => mayAccess(access, reader.viewer))
      .map(async ({ canal, dates }) =>
        (await dates(reader.scope, fenetre)).map((date): Echeance => ({ ...told(reader, date), canal })),
      ),
  ]);
  return found
    .flat()
    .filter(({ jour, quoi }) => jour >= fenetre.du && jour <= fenetre.au && quoi === (fenetre.quoi ?? quoi))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'fr'));
}

/** The number of dates of a window in each channel: as many as the calendar shows there. */
export async function nombresParCanal(
  ...asked: Parameters<typeof echeancesOf>
): Promise<ReadonlyMap<CanalDuCalendrier, number>> {
  const numbers = new Map<CanalDuCalendrier, number>();
  for (const { canal } of await echeancesOf(...asked)) numbers.set(canal, (numbers.get(canal) ?? 0) + 1);
  return numbers;
}

const orderOf = ({ jour, heure, nom }: Echeance) => `${jour} ${heure ?? ''} ${nom}`;

function told({ viewer }: Reader, date: DateDArea): Omit<Echeance, 'canal'> {
  const resource = resourceById(date.ressource);
  const may = resource && mayAccess(resource.access.view, viewer);
  return { ...date, nature: resource?.noun.one ?? '', chemin: (may && openingOf(resource, date.id)?.path) || null };
}

async function publicationsOf(db: Db, reader: Reader, fenetre: Fenetre): Promise<Echeance[]> {
  const seen = RESOURCES.filter(({ published, access }) => published && mayAccess(access.view, reader.viewer));
  const found = await publicationsEntre(
    db,
    reader.scope,
    seen.map(({ id }) => id),
    fenetre,
  );
  return found.flatMap(({ du: start, au: end, ...one }) => {
    const canal = seen.find(({ id }) => id === one.ressource)?.published?.canal === 'ecran' ? 'ecran' : 'web';
    const at = (quoi: 'debut' | 'fin', moment: Date): Echeance => ({
      ...told(reader, { ...one, quoi, jour: civilDay(moment), heure: civilTime(moment).slice(11, 16) }),
      canal,
    });
    return [at('debut', start), ...(end === null ? [] : [at('fin', end)])];
  });
}

const annoncesOf = (db: Db): SourceDeDates => ({
  canal: 'annonces',
  access: annonce.access.view,
  dates: async (scope, fenetre) =>
    (await annoncesEntre(db, scope, fenetre)).flatMap(({ du, au, ...one }) => {
      const date = (quoi: 'debut' | 'fin', jour: string): DateDArea => ({
        ...one,
        quoi,
        jour,
        heure: null,
        ressource: annonce.id,
      });
      return [date('debut', du), date('fin', au)];
    }),
});
