import {
  dureeEnMots,
  type EndpointAnswer,
  formatNumber,
  type LigneDePassages,
  type QuestionDePassages,
  REPARTITIONS_DE_PASSAGES,
  type statistiquesDEcrans,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { formatDate } from '../../../resource/values/format.ts';
import { Histogram } from '../../../ui/histogram.tsx';
import { type Fenetre, joursEntre } from '../../fenetre.rules.ts';
import classes from './passages.module.css';

type Statistiques = EndpointAnswer<typeof statistiquesDEcrans>;

interface Props {
  readonly statistiques: Statistiques;
  readonly par: QuestionDePassages['par'];
  readonly fenetre: Fenetre;
}

const RIEN: Omit<LigneDePassages, 'cle' | 'libelle'> = { passages: 0, secondes: 0, interrompus: 0, echecs: 0 };

/** How often and how long, line by line; days and hours are drawn too. */
export function PassagesTable({ statistiques: { total, lignes, manquants }, par, fenetre }: Props) {
  if (total.passages === 0)
    return (
      <Text size="sm" c="dimmed">
        Aucun passage sur cette période. Les chiffres viennent dès qu’un écran montre quelque chose.
      </Text>
    );
  const [first, last] = [fenetre.du, fenetre.au];
  const bars = par === 'jour' ? joursDe(lignes, fenetre) : par === 'heure' ? heuresDe(lignes) : null;
  const table = <Lignes lignes={par === 'jour' ? lignes.toReversed() : lignes} par={par} />;
  return (
    <>
      <dl className={classes.facts}>
        <Fait nom="Passages" valeur={formatNumber(total.passages)} />
        <Fait nom="À l’écran" valeur={dureeEnMots(Math.round(total.secondes))} />
        {total.interrompus > 0 && <Fait nom="Interrompus" valeur={formatNumber(total.interrompus)} />}
        {total.echecs > 0 && <Fait nom="Échecs" valeur={formatNumber(total.echecs)} />}
      </dl>
      {bars ? (
        <Histogram
          label={par === 'jour' ? 'Passages par jour' : 'Passages par heure'}
          ends={par === 'jour' ? [formatDate(first), formatDate(last)] : ['0\u00a0h', '23\u00a0h']}
          isLow
          bars={bars.map(({ cle, libelle, passages }) => ({
            key: cle,
            title: `${libelle}\u00a0: ${formatNumber(passages)} passage${passages > 1 ? 's' : ''}`,
            value: passages,
          }))}
          table={table}
        />
      ) : (
        table
      )}
      {manquants !== null && manquants > 0 && (
        <Text size="xs" c="dimmed">
          {manquants > 1
            ? `${formatNumber(manquants)} passages que les écrans ont numérotés ne sont pas encore arrivés.`
            : 'Un passage que les écrans ont numéroté n’est pas encore arrivé.'}
        </Text>
      )}
    </>
  );
}

function joursDe(lignes: readonly LigneDePassages[], fenetre: Fenetre): readonly LigneDePassages[] {
  const known = new Map(lignes.map((ligne) => [ligne.cle, ligne]));
  return joursEntre(fenetre).map((jour) => known.get(jour) ?? { cle: jour, libelle: formatDate(jour), ...RIEN });
}

function heuresDe(lignes: readonly LigneDePassages[]): readonly LigneDePassages[] {
  const known = new Map(lignes.map((ligne) => [Number(ligne.cle), ligne]));
  return Array.from(
    { length: 24 },
    (_, heure) => known.get(heure) ?? { cle: String(heure), libelle: `${heure}\u00a0h`, ...RIEN },
  );
}

function Fait({ nom, valeur }: { readonly nom: string; readonly valeur: string }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{valeur}</dd>
    </div>
  );
}

const NOMS: Readonly<Record<QuestionDePassages['par'], string>> = {
  ecran: 'Écran',
  diapositive: 'Diapositive',
  annonce: 'Annonce',
  objet: 'Objet',
  jour: 'Jour',
  heure: 'Heure',
};

function Lignes({ lignes, par }: { readonly lignes: readonly LigneDePassages[]; readonly par: Props['par'] }) {
  return (
    <div className={classes.scroll}>
      <table
        className={classes.table}
        aria-label={`Passages ${REPARTITIONS_DE_PASSAGES.find(({ value }) => value === par)?.label.toLowerCase()}`}
      >
        <thead>
          <tr>
            <th scope="col">{NOMS[par]}</th>
            <th scope="col" data-figures>
              Passages
            </th>
            <th scope="col" data-figures>
              À l’écran
            </th>
          </tr>
        </thead>
        <tbody>
          {lignes.map(({ cle, libelle, passages, secondes }) => (
            <tr key={cle}>
              <th scope="row">{libelle}</th>
              <td data-figures>{formatNumber(passages)}</td>
              <td data-figures>{dureeEnMots(Math.round(secondes))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
