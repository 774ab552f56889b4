import { CHAMPS_DE_PREFERENCE, type ClePreference, type PreferencesEffectives } from '@bridge/contract';
import { Button, Input } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import classes from './preference.module.css';
import { originText, preferenceId } from './preference-changes.ts';
import { SettingField } from './setting-field.tsx';
import { SettingValue } from './setting-value.tsx';

interface Props {
  readonly cle: ClePreference;
  /** Undefined while it is inherited. */
  readonly value: unknown;
  readonly inherited: PreferencesEffectives[ClePreference];
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onOverride: () => void;
  readonly onInherit: () => void;
}

/** One preference: what is in force, where it comes from, and the way to the other state. */
export function PreferenceRow({ cle, value, inherited, error, onChange, onOverride, onInherit }: Props) {
  const field = CHAMPS_DE_PREFERENCE[cle];
  const isOwn = value !== undefined;
  return (
    <section className={classes.row} aria-label={field.label}>
      <div className={classes.main}>
        {isOwn ? (
          <SettingField
            id={preferenceId(cle)}
            path={cle}
            field={field}
            value={value}
            error={error}
            onChange={onChange}
          />
        ) : (
          <>
            <Input.Label component="div">{field.label}</Input.Label>
            <Input.Description>{field.help}</Input.Description>
            <div className={classes.value}>
              <InheritedValue cle={cle} value={inherited.valeur} />
            </div>
          </>
        )}
        <p className={classes.origin}>
          <span className={classes.state} data-own={isOwn || undefined}>
            {isOwn ? 'Surchargé' : 'Hérité'}
          </span>
          {isOwn ? (
            <span>
              {'sinon\u00a0: '}
              <InheritedValue cle={cle} value={inherited.valeur} />
              {` (${originText(inherited.origine)})`}
            </span>
          ) : (
            <span>{originText(inherited.origine)}</span>
          )}
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        leftSection={isOwn ? <IconArrowBackUp size={14} aria-hidden /> : <IconPencil size={14} aria-hidden />}
        aria-label={`${isOwn ? BACK : OVERRIDE}\u00a0: ${field.label}`}
        onClick={isOwn ? onInherit : onOverride}
      >
        {isOwn ? BACK : OVERRIDE}
      </Button>
    </section>
  );
}

/** What stands in for a value that nobody set. */
const PRODUCT: Readonly<Partial<Record<ClePreference, string>>> = {
  logo: 'celui de Bridge',
  couleur: 'celle de Bridge',
  lien_aide: 'le guide de Bridge',
  lien_signalement: 'un e-mail à adresser soi-même',
};

function InheritedValue({ cle, value }: { readonly cle: ClePreference; readonly value: unknown }) {
  if (value === null || value === '') return PRODUCT[cle];
  return <SettingValue field={CHAMPS_DE_PREFERENCE[cle]} value={value} />;
}

const BACK = 'Revenir à l’hérité';
const OVERRIDE = 'Surcharger';
