import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../explain.ts';
import { ApercuControls } from './apercu.controls.tsx';
import { ApercuFrame } from './apercu.frame.tsx';
import { useEssai } from './apercu.store.ts';
import { apercuQuery, type Essaye } from './bloc.queries.ts';
import classes from './blocs.module.css';
import { manqueEnMots } from './brouillon.rules.ts';
import { Extremes } from './extremes.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Beside a bloc, saved or not: what it shows as it is typed, on an objet of the catalogue. */
export default function BlocPreview() {
  const { lecture, isLate } = useBrouillon();
  const { objet, langue, canal } = useEssai();
  const essaye = lecture.ok ? { bloc: lecture.brouillon, langue, canal } : null;
  return (
    <Stack gap="md">
      <ApercuControls />
      {!lecture.ok && <Empty title="Le bloc n’est pas complet" reason={manqueEnMots(lecture.manquent)} />}
      {essaye && objet === null && (
        <Empty title="Aucun objet choisi" reason={'Choisissez un objet\u00a0: le bloc s’affichera avec ses données.'} />
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
  if (error) {
    return (
      <Stack gap="xs" role="alert" className={classes.empty}>
        <Text>{`L’aperçu n’a pas pu être dessiné. ${sentenceOf(error)}`}</Text>
        <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Stack>
    );
  }
  if (data === undefined) return <Skeleton height={352} />;
  if (data.vide)
    return <Empty title={`Rien à montrer pour «\u00a0${data.objet.nom}\u00a0»`} reason={data.motif ?? ''} />;
  return (
    <ApercuFrame
      title={`Aperçu avec «\u00a0${data.objet.nom}\u00a0»`}
      html={data.html}
      langue={essaye.langue}
      largeur={largeur}
      isStale={isLate || isPlaceholderData}
    />
  );
}

function Empty({ title, reason }: { readonly title: string; readonly reason: string }) {
  return (
    <div className={classes.empty} role="status">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {reason}
      </Text>
    </div>
  );
}
