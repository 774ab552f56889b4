import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { manqueEnMots } from '../../catalogue/apercu/manque.words.ts';
import { HtmlFrame } from '../../ui/html/html-frame.tsx';
import { ApercuEtat, ApercuVide } from '../common/apercus/apercu-etat.tsx';
import { ApercuControls } from './apercu.controls.tsx';
import { useEssai } from './apercu.store.ts';
import { STYLES } from './apercu.styles.ts';
import { apercuQuery, type Essaye } from './bloc.queries.ts';
import { Extremes } from './extremes.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Beside a bloc, saved or not: shows the bloc as it is typed, on an objet of the catalogue. */
export default function BlocPreview() {
  const { lu, isLate } = useBrouillon();
  const { objet, langue, canal } = useEssai();
  const essaye = lu.ok ? { bloc: lu.brouillon, langue, canal } : null;
  return (
    <Stack gap="md">
      <ApercuControls />
      {!lu.ok && <ApercuVide title="Le bloc n’est pas complet" reason={manqueEnMots(lu.manquent)} />}
      {essaye && objet === null && (
        <ApercuVide
          title="Aucun objet choisi"
          reason={'Choisissez un objet\u00a0: le bloc s’affichera avec ses données.'}
        />
      )}
      {essaye && objet !== null && <Shown essaye={essaye} objet={objet} isLate={isLate} />}
      {essaye && <Extremes essaye={essaye} />}
    </Stack>
  );
}

interface ShownProps {
  readonly essaye: Essaye;
  readonly objet: number;
  readonly isLate: boolean;
}

function Shown({ essaye, objet, isLate }: ShownProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(apercuQuery({ ...essaye, objet }));
  const largeur = useEssai((state) => state.largeur);
  return (
    <ApercuEtat
      manque={null}
      data={data}
      error={error}
      isFetching={isFetching}
      isStale={isLate || isPlaceholderData}
      retry={() => void refetch()}
    >
      {({ objet: { nom }, vide, motif, html }) =>
        vide ? (
          <ApercuVide title={`Rien à montrer pour «\u00a0${nom}\u00a0»`} reason={motif ?? ''} />
        ) : (
          <HtmlFrame
            title={`Aperçu avec «\u00a0${nom}\u00a0»`}
            html={html}
            styles={STYLES}
            langue={essaye.langue}
            largeur={largeur}
          />
        )
      }
    </ApercuEtat>
  );
}
