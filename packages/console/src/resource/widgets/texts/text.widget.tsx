import { Textarea, TextInput } from '@mantine/core';
import { textIn } from '../../values/read.ts';
import { controlProps } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { LengthHint } from './length-hint.tsx';
import classes from './text.module.css';

/** A text, sent as it is typed: the schema trims and measures it. */
export function TextWidget(props: WidgetProps) {
  const { value, onChange, field } = props;
  return (
    <>
      <TextInput
        {...controlProps(props)}
        value={textIn(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {field.kind === 'text' && <LengthHint length={textIn(value).length} longest={field.longest} />}
    </>
  );
}

export function LongTextWidget(props: WidgetProps) {
  const { value, onChange, field } = props;
  return (
    <>
      <Textarea
        {...controlProps(props)}
        rows={3}
        classNames={{ input: classes.growing }}
        value={textIn(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {field.kind === 'longText' && <LengthHint length={textIn(value).length} longest={field.longest} />}
    </>
  );
}

/** An e-mail address of anybody: the browser must not suggest that of the person who types. */
export function EmailWidget(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <TextInput
      {...controlProps(props)}
      type="email"
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      value={textIn(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
