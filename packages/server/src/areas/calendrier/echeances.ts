import {
  type Access,
  annonce,
  type CanalDuCalendrier,
  civilDay,
  civilTime,
  type Echeance,
  instantOf,
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
    .filter(({ jour }) => jour >= fenetre.du && jour <= fenetre.au)
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b), 'fr'));
}

const orderOf = ({ jour, heure, nom }: Echeance) => `${jour} ${heure ?? ''} ${nom}`;

function told({ viewer }: Reader, date: DateDArea): Omit<Echeance, 'canal'> {
  const resource = resourceById(date.ressource);
  const may = resource && mayAccess(resource.access.view, viewer);
  return { ...date, nature: resource?.noun.one ?? '', chemin: (may && openingOf(resource, date.id)?.path) || null };
}

async function publicationsOf(db: Db, reader: Reader, { du, au }: Fenetre): Promise<Echeance[]> {
  const seen = RESOURCES.filter(({ published, access }) => published && mayAccess(access.view, reader.viewer));
  const window = { de: instantOf(du, '00:00'), a: instantOf(au, '23:59') };
  const found = await publicationsEntre(
    db,
    reader.scope,
    seen.map(({ id }) => id),
    window,
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
