import type { Choice } from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { IconCheck, IconExternalLink, IconX } from '@tabler/icons-react';
import { Dot } from '../../ui/dot.tsx';
import type { ValueProps } from '../widgets/widget.ts';
import { formatInstant } from './format.ts';
import { safeAddress } from './rich-text.tsx';
import classes from './value.module.css';

type Density = ValueProps['density'];

export function BooleanValue({ value }: { readonly value: boolean }) {
  const Icon = value ? IconCheck : IconX;
  return (
    <span className={classes.word}>
      <Icon size={14} stroke={2} color="var(--mantine-color-dimmed)" aria-hidden />
      {value ? 'Oui' : 'Non'}
    </span>
  );
}

export function InstantValue({ value, density }: { readonly value: string; readonly density: Density }) {
  const { relative, full } = formatInstant(value, new Date());
  return (
    <time dateTime={value} title={full}>
      {density === 'line' ? relative : `${full} (${relative})`}
    </time>
  );
}

export function ColourValue({ colour }: { readonly colour: string }) {
  return (
    <span className={classes.word}>
      <span
        className={classes.swatch}
        style={{ background: /^#[0-9a-f]{6}$/.test(colour) ? colour : 'transparent' }}
        aria-hidden
      />
      {colour}
    </span>
  );
}

export function LinkValue({ address }: { readonly address: string }) {
  const href = safeAddress(address);
  if (href === undefined) return address;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit className={classes.word}>
      <span className={classes.cut}>{address.replace(/^https?:\/\//, '')}</span>
      <IconExternalLink size={14} stroke={1.7} role="img" aria-label="nouvelle fenêtre" />
    </Anchor>
  );
}

interface ChoiceProps {
  readonly choices: readonly Choice[];
  readonly value: string;
}

/** The word of the chosen value. A value that is no longer offered is shown as it is stored. */
export function ChoiceValue({ choices, value }: ChoiceProps) {
  return <ChoiceWord choice={choices.find((choice) => choice.value === value) ?? { value, label: value }} />;
}

export function ChoiceWord({ choice: { label, colour } }: { readonly choice: Choice }) {
  return (
    <span className={classes.word}>
      {colour && <Dot colour={colour} />}
      <span className={classes.cut} title={label}>
        {label}
      </span>
    </span>
  );
}

export function CodeValue({ text, density }: { readonly text: string; readonly density: Density }) {
  return density === 'line' ? <code>{text.slice(0, 200)}</code> : <pre className={classes.code}>{text}</pre>;
}
