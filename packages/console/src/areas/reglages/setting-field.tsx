import type { Field } from '@bridge/contract';
import { LabelledWidget } from '../../resource/widgets/labelled-widget.tsx';
import { widgetFor } from '../../resource/widgets/registry.tsx';
import type { Widget } from '../../resource/widgets/widget.ts';
import { DureeWidget } from './duree.widget.tsx';
import { LanguesWidget } from './langues.widget.tsx';

const OWN: Readonly<Partial<Record<string, Widget>>> = { langues: LanguesWidget, duree: DureeWidget };
const NOTHING = {};
const nothing = () => undefined;

interface Props {
  readonly id: string;
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** One setting, drawn by the widget of its kind. */
export function SettingField(props: Props) {
  const { field } = props;
  const own = field.widget === undefined ? undefined : OWN[field.widget];
  return (
    <LabelledWidget
      {...props}
      widget={own ?? widgetFor(field)}
      inner={NOTHING}
      readOnly={false}
      resource="parametre"
      valueOf={nothing}
    />
  );
}
