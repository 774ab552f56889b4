import { ActionIcon, CloseButton, ColorPicker, Group, Popover, TextInput } from '@mantine/core';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import { IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { textIn } from '../values/read.ts';
import classes from '../values/value.module.css';
import { colourMeant, PRESETS, readColour } from './colour.rules.ts';
import { controlProps } from './control.ts';
import type { WidgetProps } from './widget.ts';

/** A colour or none: written, picked or taken from the usual ones. A whole colour is sent as lower-case `#rrggbb`. */
export function ColourWidget(props: WidgetProps) {
  const { field, onChange, readOnly } = props;
  const value = textIn(props.value);
  const [typed, setTyped] = useState(value);
  const take = (text: string) => {
    setTyped(text);
    const colour = colourMeant(text);
    if ((colour ?? '') !== value) onChange(colour);
  };
  // Only a whole colour can paint the swatch.
  const painted = readColour(value) ?? undefined;
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        placeholder="#1da2df"
        {...controlProps(props)}
        w={160}
        autoComplete="off"
        spellCheck={false}
        leftSection={<span className={classes.swatch} style={{ background: painted ?? 'transparent' }} aria-hidden />}
        value={(colourMeant(typed) ?? '') === value ? typed : value}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        onBlur={() => setTyped(value)}
      />
      <Popover trapFocus returnFocus position="bottom-start" transitionProps={{ duration: 0 }}>
        <Popover.Target>
          <ActionIcon
            variant="default"
            size="input-sm"
            disabled={readOnly}
            aria-label={`Choisir la couleur\u00a0: ${field.label}`}
          >
            <IconPalette size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={field.label}>
          <ColorPicker
            value={painted ?? '#1da2df'}
            onChange={take}
            swatches={PRESETS}
            saturationLabel="Saturation et luminosité"
            hueLabel="Teinte"
          />
        </Popover.Dropdown>
      </Popover>
      {value !== '' && !readOnly && (
        <CloseButton aria-label={`Retirer la couleur\u00a0: ${field.label}`} onClick={() => take('')} />
      )}
    </Group>
  );
}
