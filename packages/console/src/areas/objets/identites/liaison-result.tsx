import { formatNumber } from '@bridge/contract';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Couple } from './identites.rules.ts';
import type { Resultat } from './use-liaison.ts';

interface Props {
  readonly couples: readonly Couple[];
  readonly resultat: Resultat;
}

/** The most refusals listed. */
const SHOWN = 20;

/** What linking would do, and the lines that it would leave out, by their number in the list. */
export function LiaisonResult({ couples, resultat: { lies, refus } }: Props) {
  const isWhole = refus.length === 0;
  return (
    <Alert
      role="status"
      color={isWhole ? 'green' : 'orange'}
      variant="light"
      icon={isWhole ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={linkedText(lies)}
    >
      {!isWhole && (
        <>
          <Text size="sm">{leftText(refus.length)}</Text>
          <Lines lines={refus.map(({ ligne, motif }) => ({ numero: couples[ligne - 1]?.numero ?? ligne, motif }))} />
        </>
      )}
    </Alert>
  );
}

/** The lines left out once the others are linked; the list now holds these alone. */
export function LiaisonLeft({ motifs }: { readonly motifs: readonly string[] }) {
  return (
    <Alert
      role="status"
      color="orange"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={motifs.length > 1 ? `${formatNumber(motifs.length)} lignes laissées de côté` : '1 ligne laissée de côté'}
    >
      <Text size="sm">Corrigez-les ci-dessus, puis vérifiez de nouveau.</Text>
      <Lines lines={motifs.map((motif, rank) => ({ numero: rank + 1, motif }))} />
    </Alert>
  );
}

function Lines({ lines }: { readonly lines: readonly { readonly numero: number; readonly motif: string }[] }) {
  return (
    <>
      <ul>
        {lines.slice(0, SHOWN).map(({ numero, motif }) => (
          <li key={numero}>{`Ligne ${numero}\u00a0: ${motif}`}</li>
        ))}
      </ul>
      {lines.length > SHOWN && <Text size="sm">{moreText(lines.length - SHOWN)}</Text>}
    </>
  );
}

function linkedText(count: number): string {
  if (count === 0) return 'Aucun objet ne peut être relié';
  return count > 1 ? `${formatNumber(count)} objets peuvent être reliés` : '1 objet peut être relié';
}

const leftText = (count: number) =>
  count > 1 ? `${formatNumber(count)} lignes seront laissées de côté\u00a0:` : '1 ligne sera laissée de côté\u00a0:';

const moreText = (count: number) => (count > 1 ? `Et ${formatNumber(count)} autres.` : 'Et 1 autre.');
