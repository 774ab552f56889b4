import {
  classementEnMots,
  codeEnMots,
  type DocumentObjet,
  formatNumber,
  languageName,
  mesureDeCapacite,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { useLanguages } from '../../../resource/values/language.ts';
import { Panel } from '../../../ui/panel.tsx';
import { groupesDe, mentionsDe } from './criteres.rules.ts';
import classes from './fiche.module.css';

interface CriteresPartProps {
  readonly document: DocumentObjet;
  /** The units by « schema code ». */
  readonly unites: Readonly<Record<string, string>>;
}

/** Every coded fact, criterion by criterion: types, labels, equipment, audiences. */
export function CriteresPart({ document, unites }: CriteresPartProps) {
  const langues = useLanguages();
  const { types, labels, classement, capacites, languesParlees, accessibilite, animaux, publics } = document;
  // Whether no criterion tells the capacity already.
  const isNew = ({ mesure }: { readonly mesure: string }) =>
    !document.criteres.some(({ critere, nombre }) => critere.code === mesure && nombre !== undefined);
  const nomDe = (mesure: string) => codeEnMots(mesureDeCapacite(mesure));
  const pairs: readonly (readonly [string, string])[] = [
    ['Types de la source', mentionsDe(types, langues)],
    ['Classement', classementEnMots(classement)],
    ['Labels', mentionsDe(labels, langues)],
    ['Accessibilité', mentionsDe(accessibilite, langues)],
    ['Publics', mentionsDe(publics, langues)],
    ['Langues parlées', languesParlees.map((langue) => languageName(langue)).join(', ')],
    ['Animaux', animaux === undefined ? '' : animaux ? 'Acceptés' : 'Refusés'],
    ...capacites.filter(isNew).map(({ mesure, valeur }) => [nomDe(mesure), formatNumber(valeur)] as const),
    ...groupesDe(document.criteres, langues, unites).map(({ nom, valeurs }) => [nom, valeurs.join(', ')] as const),
  ];
  // A fact that is both a field and a criterion is told once.
  const said = pairs.filter(
    ([name, text], rank) => text !== '' && pairs.findIndex((other) => other[0] === name && other[1] === text) === rank,
  );
  return (
    <Panel title="Critères">
      {said.length === 0 && <Text c="dimmed">Aucun critère.</Text>}
      <dl className={classes.pairs}>
        {said.map(([name, text], rank) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two facts may bear the same name, and nothing here has a state.
          <div key={rank} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
