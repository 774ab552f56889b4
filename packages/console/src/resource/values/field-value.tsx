import {
  countOf,
  type Field,
  fieldsOf,
  formOf,
  isDocument,
  isHerite,
  itemNoun,
  type ListField,
  valueInWords,
} from '@bridge/contract';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { DescriptorContext } from '../descriptor.ts';
import type { ValueProps } from '../widgets/widget.ts';
import { BooleanValue, ChoiceValue, CodeValue, ColourValue, InstantValue, LinkValue } from './atom-value.tsx';
import { Chips } from './chips.tsx';
import { DocumentValue } from './document-value.tsx';
import { FileValue } from './file-value.tsx';
import { formatDate, formatMoney, formatPeriod } from './format.ts';
import { ItemSentences } from './item-sentences.tsx';
import { Picto } from './picto.tsx';
import { entriesIn, idsIn, isEmpty, listIn, numberIn, periodIn, textIn, textsIn } from './read.ts';
import { ReferenceValue } from './reference-value.tsx';
import { plainTextOf, RichText } from './rich-text.tsx';
import { TranslatedValue } from './translated-value.tsx';
import classes from './value.module.css';

/** The kinds whose values are words: in a line, they are read on two lines before they are cut. */
const WORDS: ReadonlySet<Field['kind']> = new Set([
  ...(['text', 'longText', 'richText', 'translated', 'slug', 'email'] as const),
  ...(['choice', 'choices', 'reference', 'references'] as const),
]);

/** The value of any field: in a cell of a list, a line of a history, a field that is only read. */
export function FieldValue(props: ValueProps) {
  const { field, value, density } = props;
  const { values } = use(DescriptorContext);
  if (field.inherited && isHerite(value)) return <span className={classes.quiet}>hérité</span>;
  const Own = field.widget === undefined ? undefined : values?.[field.widget];
  if (Own) return <Own {...props} />;
  if (field.kind !== 'secret' && isEmpty(value)) {
    return field.whenEmpty === undefined ? <Nothing /> : <span className={classes.quiet}>{field.whenEmpty}</span>;
  }
  // A block element would break a line of text: in a line, the value is a `span`.
  const drawn = draw(props);
  if (density === 'line')
    return (
      <span className={classes.line} data-words={WORDS.has(field.kind) || undefined}>
        {drawn}
      </span>
    );
  return <div className={classes.full}>{drawn}</div>;
}

export function Nothing() {
  return (
    <span className={classes.quiet}>
      <span aria-hidden>—</span>
      <VisuallyHidden>vide</VisuallyHidden>
    </span>
  );
}

function draw({ field, value, names, density, against }: ValueProps): ReactNode {
  switch (field.kind) {
    case 'text':
    case 'number':
      return valueInWords(field, value);
    case 'slug':
    case 'email':
      return textIn(value);
    case 'longText':
      return density === 'line' ? textIn(value) : <span className={classes.written}>{textIn(value)}</span>;
    case 'richText':
      return density === 'line' ? plainTextOf(textIn(value)) : <RichText html={textIn(value)} />;
    case 'money':
      return formatMoney(numberIn(value) ?? 0);
    case 'boolean':
      return <BooleanValue value={value === true} />;
    case 'date':
      return formatDate(textIn(value));
    case 'datetime':
      return <InstantValue value={textIn(value)} density={density} />;
    case 'period':
      return formatPeriod(periodIn(value));
    case 'colour':
      return <ColourValue colour={textIn(value)} />;
    case 'icon':
      return <Picto name={textIn(value)} />;
    case 'url':
      return <LinkValue address={textIn(value)} />;
    case 'choice':
      return <ChoiceValue choices={field.choices} value={textIn(value)} />;
    case 'choices':
      return (
        <Chips items={textsIn(value)} keyOf={(one) => one} density={density}>
          {(one) => <ChoiceValue choices={field.choices} value={one} />}
        </Chips>
      );
    case 'reference':
      return <ReferenceValue to={field.to} ids={idsIn([value])} names={names} />;
    case 'references':
      return <ReferenceValue to={field.to} ids={idsIn(value)} names={names} chips={density} />;
    case 'translated':
      return <TranslatedValue of={field.of} value={value} density={density} />;
    case 'json':
      return <DocumentValue field={field} value={value} names={names} density={density} against={against} />;
    case 'code':
      return <CodeValue text={textIn(value)} density={density} />;
    case 'secret':
      return isDefined(value) ? 'Valeur enregistrée' : 'Aucune valeur';
    case 'file':
      return <FileValue value={value} density={density} />;
    case 'list':
      return density === 'line' ? (
        countOf(itemNoun(field), listIn(value).length)
      ) : (
        <Items list={field} value={value} names={names} against={against} />
      );
    default:
      return field satisfies never;
  }
}

/** Whether a secret is set; a secret that has just been typed is not shown either. */
function isDefined(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || entriesIn(value).defini === true;
}

interface ItemsProps extends Pick<ValueProps, 'value' | 'names' | 'against'> {
  readonly list: ListField;
}

/** The fields of an item that are in sight where the item is filled in. */
function shownOf(list: ListField, one: unknown): [string, Field][] {
  const hidden = formOf(list, one)?.hides?.(entriesIn(one)) ?? [];
  return Object.entries(fieldsOf(list, one)).filter(([name]) => !hidden.includes(name));
}

function Items({ list, value, names, against }: ItemsProps) {
  if (isDocument(list))
    return <ItemSentences list={list} value={value} names={names} against={against} Value={FieldValue} />;
  return (
    <ol className={classes.items}>
      {listIn(value).map((one, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sub-records have no identity but their rank, and nothing here has a state.
        <li key={rank}>
          <ItemValues fields={shownOf(list, one)} item={entriesIn(one)} names={names} />
        </li>
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly fields: readonly [string, Field][];
  readonly item: Readonly<Record<string, unknown>>;
  readonly names: ValueProps['names'];
}

function ItemValues({ fields, item, names }: ItemProps) {
  const [only, second] = fields;
  if (only && !second) return <FieldValue field={only[1]} value={item[only[0]]} names={names} density="full" />;
  return (
    <dl>
      {fields.map(([name, field]) => (
        <div key={name} className={classes.pair}>
          <dt>{field.label}</dt>
          <dd>
            <FieldValue field={field} value={item[name]} names={names} density="full" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
