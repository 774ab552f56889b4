import type { RegleDeScore } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { OrderedCards } from '../../catalogue/ordered-cards.tsx';
import { useRefNames } from '../../catalogue/use-ref-names.ts';
import { innerOf } from '../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { RegleOptions } from './regle-score.options.tsx';
import { calculEnMots, conditionsEnMots, pointsEnMots, regleNeuve, reglesIn } from './regle-score.rules.ts';
import classes from './tris.module.css';

const MOST = 100;

/** The rules of a profile: each a label, points, and the objets that get them. */
export default function ReglesScoreWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const regles = reglesIn(value);
  const noms = useRefNames(value);
  const conditionEnMots = conditionsEnMots(noms);
  if (readOnly)
    return (
      <ol id={id} tabIndex={-1} className={classes.sentences}>
        {regles.map((regle, rank) => (
          // Rules have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={rank}>
            {`${regle.libelle}\u00a0: ${calculEnMots(regle, noms)}. `}
            <Text span c="dimmed">
              {conditionEnMots(regle.condition)}
            </Text>
          </li>
        ))}
      </ol>
    );
  return (
    <OrderedCards<RegleDeScore>
      id={id}
      items={regles}
      onChange={onChange}
      inner={inner}
      isToldInside={(path) => path.startsWith('condition.regles.')}
      most={MOST}
      cardOf={(regle, rank) => ({
        name: `la règle ${rank + 1}`,
        title: regle.libelle.trim() || `Règle ${rank + 1}, sans nom`,
        sentence: conditionEnMots(regle.condition),
        aside: <span className={classes.points}>{pointsEnMots(regle.points)}</span>,
      })}
      draw={(regle, rank, change) => (
        <RegleOptions regle={regle} onChange={change} noms={noms} inner={innerOf(inner, rank)} />
      )}
    >
      {(add) => (
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={regles.length >= MOST}
            onClick={() => add(regleNeuve())}
          >
            Ajouter une règle
          </Button>
          {regles.length === 0 && (
            <Text size="sm" c="dimmed">
              {'Une règle donne des points aux objets qui y répondent\u00a0: «\u00a0Photo\u00a0», 10 points.'}
            </Text>
          )}
        </>
      )}
    </OrderedCards>
  );
}
