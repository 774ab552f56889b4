import { diaporama, type FieldError, isUrl, parametreLu, refsIn, waitsForWeather } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../crud/hooks.ts';
import type { Remarks } from '../../crud/registry.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Db } from '../../schema.ts';
import { ecransQuiPassent, mediasSansImage, parametresDe } from './display.repository.ts';

type Diapo = Saving<typeof diaporama>;

/** Rules of saving: slides are in existing plages, media can be seen, and the gabarit accepts the parameters. */
const hooks: Hooks<typeof diaporama> = {
  beforeSave: async ({ tx }, { after, changes }) => {
    const noms = after.plages.map(({ nom }) => nom);
    const errors: FieldError[] = after.sequence.flatMap(({ plage }, rang) =>
      plage === '' || noms.includes(plage)
        ? []
        : [{ path: `sequence.${rang}.plage`, message: `Aucune plage ne s’appelle «\u00a0${plage}\u00a0».` }],
    );
    return refuse([
      ...errors,
      ...fautesDeMeteo(after),
      ...(await fautesDeMedias(tx, changes)),
      ...(await fautesDeReglages(tx, after, changes)),
    ]);
  },
};

/** Slides that wait for a weather have a place to look at, and a service to ask. */
function fautesDeMeteo({ sequence, meteoLatitude, meteoLongitude, meteoAdresse }: Diapo['after']): FieldError[] {
  const awaited = sequence.findIndex(waitsForWeather);
  if (awaited === -1) return [];
  const message = `La diapositive ${awaited + 1} attend un certain temps\u00a0: dites de quel endroit.`;
  return [
    ...(meteoLatitude === null ? [{ path: 'meteoLatitude', message }] : []),
    ...(meteoLongitude === null ? [{ path: 'meteoLongitude', message }] : []),
    ...(isUrl(meteoAdresse) && meteoAdresse.startsWith('https://')
      ? []
      : [{ path: 'meteoAdresse', message: 'Saisissez une adresse complète, en https://.' }]),
  ];
}

const SANS_IMAGE = 'Un écran ne montre que des photos, des dessins et des vidéos. Choisissez un autre média.';

async function fautesDeMedias(tx: Db, changes: Diapo['changes']): Promise<FieldError[]> {
  const asked = [
    ...refsIn(changes.sequence).flatMap(({ ref, id, path }) =>
      ref === 'media' ? [{ id, path: `sequence.${path}` }] : [],
    ),
    ...(['logo', 'secoursMedia'] as const).flatMap((path) => {
      const id = changes[path];
      return typeof id === 'number' ? [{ id, path }] : [];
    }),
  ];
  const wrong = await mediasSansImage(
    tx,
    asked.map(({ id }) => id),
  );
  return asked.flatMap(({ id, path }) => (wrong.includes(id) ? [{ path, message: SANS_IMAGE }] : []));
}

/** Checks the parameters; those unknown to the gabarit stay, for another gabarit. */
async function fautesDeReglages(
  tx: Db,
  after: Diapo['after'],
  changes: Diapo['changes'],
): Promise<readonly FieldError[]> {
  if (!('parametres' in changes || 'gabarit' in changes)) return [];
  const values = after.parametres;
  const open = await parametresDe(tx, after.gabarit);
  return open.flatMap(({ nom, genre }) => {
    const value = values[nom];
    if (value === undefined || parametreLu(genre, value) !== null) return [];
    return [{ path: `parametres.${nom}`, message: ATTENDUS[genre] }];
  });
}

const ATTENDUS = { couleur: 'Une couleur comme #1da2df.', nombre: 'Un nombre comme 12 ou 1.5.' } as const;

/** What keeps screens from showing a published diaporama as it was meant. */
const remarks: Remarks<typeof diaporama> = async (db, published) => {
  const ecrans = await ecransQuiPassent(db, published.id);
  return [
    ...(published.sequence.some(({ active }) => active)
      ? []
      : ['Aucune diapositive n’est montrée\u00a0: les écrans afficheront le secours.']),
    ...(ecrans === 0 ? ['Aucun écran ne le passe encore\u00a0: choisissez-le dans Affichage, Écrans.'] : []),
  ];
};

export default describe(diaporama, { hooks, remarks });
