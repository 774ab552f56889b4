import { formatNumber, type StatistiquesDAnnonce } from '@bridge/contract';
import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../resource/values/format.ts';
import { Histogram } from '../../ui/histogram.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import { type Fenetre, fenetreDe, joursEntre, PERIODES, type Periode } from '../fenetre.rules.ts';
import passages from '../passages.module.css';
import { statistiquesQuery } from './annonces.queries.ts';

interface Props {
  readonly de: 'annonce' | 'espace';
  readonly id: number;
}

/** How often an annonce, or those of an espace, were seen, clicked, played and printed. */
export function StatistiquesCard({ de, id }: Props) {
  const [periode, setPeriode] = useState<Periode>(30);
  const fenetre = fenetreDe(periode, new Date());
  const { data, error, isFetching, refetch } = useQuery(statistiquesQuery(de, id, fenetre));
  return (
    <Panel title="Statistiques" intro="Comptées sans cookie, par heure, et sans rien savoir de qui a vu.">
      <SegmentedControl
        size="xs"
        aria-label="Période des statistiques"
        value={String(periode)}
        onChange={(value) => setPeriode(PERIODES.find((one) => String(one) === value) ?? 30)}
        data={PERIODES.map((value) => ({ value: String(value), label: `${value} jours` }))}
      />
      {!data && !error && <Skeleton height={120} />}
      {!data && error && (
        <LoadError
          title="Les statistiques n’ont pas pu être lues"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Chiffres statistiques={data} fenetre={fenetre} />}
    </Panel>
  );
}

type Nombres = StatistiquesDAnnonce['total'];

function Chiffres({
  statistiques: { total, jours, lieux },
  fenetre,
}: {
  statistiques: StatistiquesDAnnonce;
  fenetre: Fenetre;
}) {
  if (total.vues + total.clics + total.passages + total.parutions === 0)
    return (
      <Text size="sm" c="dimmed">
        Rien sur cette période. Les chiffres viennent dès qu’elle est vue, passée à l’écran ou imprimée.
      </Text>
    );
  const known = new Map(jours.map((one) => [one.jour, one]));
  const bars = joursEntre(fenetre).map((jour) => {
    const { vues, passages: shown } = known.get(jour) ?? { vues: 0, passages: 0 };
    const words = `${formatDate(jour)}\u00a0: ${formatNumber(vues)} vues, ${formatNumber(shown)} passages`;
    return { key: jour, title: words, value: vues + shown };
  });
  return (
    <>
      <dl className={passages.facts}>
        <Fait nom="Vues" valeur={formatNumber(total.vues)} />
        <Fait nom="Clics" valeur={`${formatNumber(total.clics)}${tauxDe(total)}`} />
        {total.passages > 0 && <Fait nom="Passages à l’écran" valeur={formatNumber(total.passages)} />}
        {total.parutions > 0 && <Fait nom="Parutions imprimées" valeur={formatNumber(total.parutions)} />}
      </dl>
      <Histogram
        label="Vues et passages par jour"
        ends={[formatDate(fenetre.du), formatDate(fenetre.au)]}
        isLow
        bars={bars}
        table={
          <Table nom="Jour" lignes={jours.map(({ jour, ...nombres }) => ({ nom: formatDate(jour), ...nombres }))} />
        }
      />
      <Table nom="Lieu" lignes={lieux} />
    </>
  );
}

const tauxDe = ({ vues, clics }: Nombres) =>
  vues === 0 ? '' : ` (${formatNumber(Math.round((clics / vues) * 1_000) / 10, '%')})`;

function Fait({ nom, valeur }: { readonly nom: string; readonly valeur: string }) {
  return (
    <div>
      <dt>{nom}</dt>
      <dd>{valeur}</dd>
    </div>
  );
}

const COLONNES = [
  ['vues', 'Vues'],
  ['clics', 'Clics'],
  ['passages', 'Passages'],
  ['parutions', 'Parutions'],
] as const;

function Table({
  nom,
  lignes,
}: {
  readonly nom: string;
  readonly lignes: readonly (Nombres & { readonly nom: string })[];
}) {
  const shown = COLONNES.filter(([cle]) => lignes.some((ligne) => ligne[cle] > 0));
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
            <tr key={ligne.nom}>
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
