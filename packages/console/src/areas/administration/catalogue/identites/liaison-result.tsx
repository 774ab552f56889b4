import { formatNumber } from '@bridge/contract';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Couple } from './identites.rules.ts';
import type { Resultat } from './use-liaison.ts';

interface Props {
  readonly couples: readonly Couple[];
  readonly resultat: Resultat;
}

/** As many as one reads. */
const SHOWN = 20;

/** What linking would do, and the lines that it would leave aside, by their number in the list. */
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
          <ul>
            {refus.slice(0, SHOWN).map(({ ligne, motif }) => (
              <li key={ligne}>{`Ligne ${couples[ligne - 1]?.numero ?? ligne}\u00a0: ${motif}`}</li>
            ))}
          </ul>
          {refus.length > SHOWN && <Text size="sm">{moreText(refus.length - SHOWN)}</Text>}
        </>
      )}
    </Alert>
  );
}

function linkedText(count: number): string {
  if (count === 0) return 'Aucun objet ne peut être relié';
  return count > 1 ? `${formatNumber(count)} objets peuvent être reliés` : '1 objet peut être relié';
}

const leftText = (count: number) =>
  count > 1 ? `${formatNumber(count)} lignes seront laissées de côté\u00a0:` : '1 ligne sera laissée de côté\u00a0:';

const moreText = (count: number) => (count > 1 ? `Et ${formatNumber(count)} autres.` : 'Et 1 autre.');
