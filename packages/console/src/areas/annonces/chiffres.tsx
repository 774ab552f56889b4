import {
  colonnesDe,
  faitsDe,
  formatNumber,
  joursDuRapport,
  type NombresDAnnonce,
  type StatistiquesDAnnonce,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { formatDate } from '../../resource/values/format.ts';
import { Histogram } from '../../ui/histogram.tsx';
import passages from '../common/passages/passages.module.css';
import type { Fenetre } from '../fenetre.rules.ts';

interface Props {
  readonly statistiques: StatistiquesDAnnonce;
  readonly fenetre: Fenetre;
}

/** The counts in a window of days: in all, day by day, and place by place. */
export function Chiffres({ statistiques: { total, jours, lieux }, fenetre }: Props) {
  if (total.vues + total.clics + total.passages + total.parutions === 0)
    return (
      <Text size="sm" c="dimmed">
        Rien sur cette période. Les chiffres viennent dès qu’une annonce est vue, passée à l’écran ou imprimée.
      </Text>
    );
  const bars = joursDuRapport(fenetre, jours).map(({ jour, valeur, dit }) => ({
    key: jour,
    title: dit,
    value: valeur,
  }));
  return (
    <>
      <dl className={passages.facts}>
        {faitsDe(total).map(({ nom, valeur }) => (
          <div key={nom}>
            <dt>{nom}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
      <Histogram
        label="Vues et passages par jour"
        ends={[formatDate(fenetre.du), formatDate(fenetre.au)]}
        isLow
        bars={bars}
        table={
          <TableDeNombres
            nom="Jour"
            lignes={jours.map(({ jour, ...nombres }) => ({ cle: jour, nom: formatDate(jour), ...nombres }))}
          />
        }
      />
      <TableDeNombres nom="Lieu" lignes={lieux.map((lieu) => ({ cle: `${lieu.canal} ${lieu.nom}`, ...lieu }))} />
    </>
  );
}

interface TableProps {
  /** The heading of the lines: « Lieu ». */
  readonly nom: string;
  readonly lignes: readonly (NombresDAnnonce & { readonly cle: string; readonly nom: string })[];
}

export function TableDeNombres({ nom, lignes }: TableProps) {
  const shown = colonnesDe(lignes);
  return (
    <div className={passages.scroll}>
      <table className={passages.table} aria-label={`Statistiques par ${nom.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{nom}</th>
            {shown.map(([cle, libelle]) => (
              <th key={cle} scope="col" data-figures>
                {libelle}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lignes.map((ligne) => (
            <tr key={ligne.cle}>
              <th scope="row">{ligne.nom}</th>
              {shown.map(([cle]) => (
                <td key={cle} data-figures>
                  {formatNumber(ligne[cle])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
