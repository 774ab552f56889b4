import { languageName } from '@bridge/contract';
import { ActionIcon, Button, Group, NativeSelect } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { textsIn } from '../../../resource/values/read.ts';
import { labelIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from './langues.module.css';
import { moved, otherLanguages } from './langues.rules.ts';

const button = { variant: 'subtle', color: 'gray', size: 'md' } as const;

/** Languages in their order. Buttons move them: nothing needs to be dragged. */
export default function LanguesWidget({ id, value, onChange }: WidgetProps) {
  const codes = textsIn(value);
  const others = otherLanguages(codes);
  const [wanted, setWanted] = useState('');
  // The chosen language may have been added meanwhile.
  const next = others.includes(wanted) ? wanted : (others[0] ?? '');
  return (
    <div className={classes.box}>
      <ol className={classes.list} aria-labelledby={labelIdOf(id)}>
        {codes.map((code, rank) => {
          const name = languageName(code);
          return (
            <li key={code} className={classes.line}>
              <span className={classes.name}>{name}</span>
              <span className={classes.code}>{code}</span>
              <ActionIcon
                {...button}
                aria-label={`Monter ${name}`}
                disabled={rank === 0}
                onClick={() => onChange(moved(codes, rank, -1))}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                {...button}
                aria-label={`Descendre ${name}`}
                disabled={rank === codes.length - 1}
                onClick={() => onChange(moved(codes, rank, 1))}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                {...button}
                aria-label={`Retirer ${name}`}
                // The last language stays: an instance without any would have nothing to write in.
                disabled={codes.length === 1}
                onClick={() => onChange(codes.filter((other) => other !== code))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      <Group gap="xs" wrap="nowrap">
        <NativeSelect
          id={id}
          flex="0 1 14rem"
          aria-label="Langue à ajouter"
          value={next}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          data={others.map((code) => ({ value: code, label: languageName(code) }))}
        />
        <Button
          variant="default"
          flex="none"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={next === '' || codes.length >= MOST}
          onClick={() => onChange([...codes, next])}
        >
          Ajouter
        </Button>
      </Group>
    </div>
  );
}

const MOST = 20;
