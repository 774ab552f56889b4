import {
  BridgeError,
  CODE_PROPRE,
  type FieldError,
  fautesDePage,
  gabaritCouverture,
  gabaritEdition,
  gabaritNotes,
  gabaritSommaire,
  legende,
  modeleEdition,
  type Planification,
  planification,
  refsIn,
  rubriqueDynamique,
} from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Saving } from '../../crud/hooks.ts';
import { same } from '../../crud/value.rules.ts';
import type { Writing } from '../../crud/writing.ts';
import { isCron } from '../../platform/jobs/schedule.rules.ts';
import type { Db } from '../../schema.ts';
import { annoncesNonImprimables, espacesNonImprimes } from './annonces.repository.ts';
import { mediasSansDessin } from './legende.repository.ts';

/** Rules between fields: each answers what is wrong, at the field that can mend it. */
type Regle<S> = (writing: Writing, saving: S) => Promise<readonly FieldError[]> | readonly FieldError[];

function checking<S>(rule: Regle<S>) {
  return {
    beforeSave: async (writing: Writing, saving: S) => {
      const errors = await rule(writing, saving);
      if (errors.length > 0) throw new BridgeError('invalidInput', { errors: [...errors] });
      return undefined;
    },
  };
}

const PAGE = [
  'format',
  'orientation',
  'largeur',
  'hauteur',
  'margeHaut',
  'margeBas',
  'margeInterieure',
  'margeExterieure',
  'colonnes',
  'gouttiere',
];

const modeleEditionHooks = checking<Saving<typeof modeleEdition>>(async ({ tx }, { after, changes }) => [
  ...(PAGE.some((name) => name in changes) ? fautesDePage(after) : []),
  ...(await fautesDeCanal(tx, changes.plan, 'plan')),
]);

const D_UN_AUTRE_CANAL = {
  espace: 'Cet espace n’est pas du canal Édition\u00a0: ses annonces ne s’impriment pas. Choisissez-en un autre.',
  annonce: 'Cette annonce n’a pas de format du canal Édition\u00a0: elle ne s’imprime pas. Choisissez-en une autre.',
};

/** What was sold for a site or a screen is not printed. */
async function fautesDeCanal(tx: Db, value: unknown, field: string): Promise<FieldError[]> {
  const refs = refsIn(value);
  const idsOf = (ref: string) => refs.filter((one) => one.ref === ref).map(({ id }) => id);
  const wrong = {
    espace: await espacesNonImprimes(tx, idsOf('espace')),
    annonce: await annoncesNonImprimables(tx, idsOf('annonce')),
  };
  return refs.flatMap(({ ref, id, path }) =>
    (ref === 'espace' || ref === 'annonce') && wrong[ref].includes(id)
      ? [{ path: `${field}.${path}`, message: D_UN_AUTRE_CANAL[ref] }]
      : [],
  );
}

const planificationHooks = checking<Saving<typeof planification>>((_, saving) => [
  ...fautesDeCalendrier(saving),
  ...fautesDeSecret(saving),
]);

/** A cron is read by the server alone: it says here what it cannot read. */
function fautesDeCalendrier({ after: { calendrier }, changes }: Saving<typeof planification>): FieldError[] {
  if (!('calendrier' in changes) || calendrier.genre !== 'cron' || isCron(calendrier.expression)) return [];
  return [
    {
      path: 'calendrier.expression',
      message: 'Cette expression ne se lit pas. Écrivez cinq champs, par exemple «\u00a00 6 * * 1\u00a0».',
    },
  ];
}

/** A password goes only to the server that it was typed for. */
function fautesDeSecret({ before, changes }: Saving<typeof planification>): FieldError[] {
  if (before === null || changes.diffusions === undefined || 'secret' in changes) return [];
  const [had, asked] = [serveurDe(before.diffusions), serveurDe(changes.diffusions)];
  if (!before.secret.defini || asked === null || same(had, asked)) return [];
  return [{ path: 'secret', message: 'Saisissez à nouveau le mot de passe\u00a0: le serveur de dépôt a changé.' }];
}

function serveurDe(diffusions: Planification['diffusions']) {
  const depot = diffusions.find(({ genre }) => genre === 'depot');
  return depot?.genre === 'depot' ? { hote: depot.hote, port: depot.port, utilisateur: depot.utilisateur } : null;
}

const DE_RUBRIQUE = ['scoring', 'scoreMinimal', 'variantes'];

const rubriqueHooks = checking<Saving<typeof rubriqueDynamique>>(async ({ tx }, saving) => [
  ...fautesDeRubrique(saving),
  ...(await fautesDeCanal(tx, saving.changes.annonces, 'annonces')),
]);

function fautesDeRubrique({ after, changes }: Saving<typeof rubriqueDynamique>): FieldError[] {
  if (!DE_RUBRIQUE.some((name) => name in changes)) return [];
  const { scoring, scoreMinimal, variantes } = after;
  return [
    ...(scoreMinimal !== null && scoring === null
      ? [{ path: 'scoring', message: 'Choisissez le profil dont vient ce score minimal.' }]
      : []),
    ...variantes.flatMap(({ regle, tag, seuil }, rank) => {
      if (regle === 'tag' && tag === null) return [{ path: `variantes.${rank}.tag`, message: 'Choisissez le tag.' }];
      if (regle === 'score' && seuil === null)
        return [{ path: `variantes.${rank}.seuil`, message: 'Indiquez le score à atteindre.' }];
      return [];
    }),
  ];
}

/** What stands beside a word in a line of text is a drawing: a photo would be a blot. */
const legendeHooks = checking<Saving<typeof legende>>(async ({ tx }, { changes: { entrees } }) => {
  const medias = refsIn(entrees).filter(({ ref }) => ref === 'media');
  const wrong = await mediasSansDessin(
    tx,
    medias.map(({ id }) => id),
  );
  return medias.flatMap(({ id, path }) =>
    wrong.includes(id)
      ? [{ path: `entrees.${path}`, message: 'Ce média n’est pas un dessin SVG. Choisissez-en un autre.' }]
      : [],
  );
});

/** What printed gabarits have in common. */
interface Sources {
  readonly after: { readonly base: string; readonly source: string };
  readonly changes: object;
}

const gabaritImprimeHooks = checking((_, { after, changes }: Sources) =>
  ('base' in changes || 'source' in changes) && after.base === CODE_PROPRE.value && after.source === ''
    ? [{ path: 'source', message: 'Écrivez la source de ce gabarit, ou choisissez un modèle de départ du produit.' }]
    : [],
);

export default [
  describe(modeleEdition, { hooks: modeleEditionHooks }),
  describe(planification, { hooks: planificationHooks }),
  describe(rubriqueDynamique, { hooks: rubriqueHooks }),
  describe(legende, { hooks: legendeHooks }),
  describe(gabaritEdition, { hooks: gabaritImprimeHooks }),
  describe(gabaritSommaire, { hooks: gabaritImprimeHooks }),
  describe(gabaritCouverture, { hooks: gabaritImprimeHooks }),
  describe(gabaritNotes, { hooks: gabaritImprimeHooks }),
];
