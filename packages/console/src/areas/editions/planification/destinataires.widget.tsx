import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { textsIn } from '../../../resource/values/read.ts';
import { labelIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';

/** The addresses of a pasted text, separated by lines, commas or semicolons. */
const adressesDe = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The recipients of the files, one address a line. */
export default function DestinatairesWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const destinataires = textsIn(value);
  // The typed text keeps its separators, as long as it means the value that is kept.
  const [typed, setTyped] = useState('');
  const isTyped = adressesDe(typed).join() === destinataires.join();
  return (
    <Textarea
      id={id}
      aria-labelledby={labelIdOf(id)}
      rows={3}
      readOnly={readOnly}
      value={isTyped ? typed : destinataires.join('\n')}
      error={Object.values(inner)[0]}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(adressesDe(currentTarget.value));
      }}
    />
  );
}
