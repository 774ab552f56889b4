import type { CleDeTri } from '@bridge/contract';
import { Button, Menu, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { OrderedCards } from '../../catalogue/ordered-cards.tsx';
import { useRefNames } from '../../catalogue/use-ref-names.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { CleOptions } from './cle.options.tsx';
import { CLES_OFFERTES, cleNeuve, clesIn } from './cle.rules.ts';
import { phraseDeCle } from './cle.words.ts';
import classes from './tris.module.css';

const MOST = 10;

/** The keys of a tri, the first one counting most: each a sentence that opens to be changed. */
export default function ClesWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const cles = clesIn(value);
  const noms = useRefNames(value);
  if (readOnly) return <Lecture id={id} phrases={cles.map((cle) => phraseDeCle(cle, noms))} />;
  return (
    <OrderedCards<CleDeTri>
      id={id}
      items={cles}
      onChange={onChange}
      inner={inner}
      most={MOST}
      cardOf={(cle, rank) => ({
        name: `la clé ${rank + 1}`,
        title: `${rank === 0 ? '' : 'puis\u00a0: '}${phraseDeCle(cle, noms)}`,
      })}
      draw={(cle, _rank, change) => <CleOptions cle={cle} onChange={change} />}
    >
      {(add) => <AddKey isFull={cles.length >= MOST} onAdd={(picked) => add(cleNeuve(picked))} />}
    </OrderedCards>
  );
}

function Lecture({ id, phrases }: { readonly id: string; readonly phrases: readonly string[] }) {
  if (phrases.length === 0)
    return (
      <Text id={id} tabIndex={-1}>
        Par nom, A → Z
      </Text>
    );
  return (
    <ol id={id} tabIndex={-1} className={classes.sentences}>
      {phrases.map((phrase, rank) => (
        // Sentences have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={rank}>{phrase}</li>
      ))}
    </ol>
  );
}

function AddKey({ isFull, onAdd }: { readonly isFull: boolean; readonly onAdd: (id: string) => void }) {
  return (
    <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} disabled={isFull}>
          Ajouter une clé
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {CLES_OFFERTES.map(({ groupe, cles }) => (
          <Fragment key={groupe}>
            <Menu.Label>{groupe}</Menu.Label>
            {cles.map(({ id, label }) => (
              <Menu.Item key={id} onClick={() => onAdd(id)}>
                {label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
