import { type Langue, languageName, langueSchema } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import { useApercus } from '../../catalogue/apercu/apercu.store.ts';
import { useLanguages } from '../../resource/values/language.ts';

/** The language of previews, kept from one record to the next. */
export function useLangueDApercu(): Langue {
  return useApercus((state) => state.langue);
}

export function LangueChoice() {
  const langue = useLangueDApercu();
  const set = useApercus((state) => state.set);
  const offered = useLanguages().flatMap((code) => langueSchema.safeParse(code).data ?? []);
  if (offered.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      label="Langue"
      value={langue}
      data={offered.map((value) => ({ value, label: languageName(value) }))}
      onChange={({ currentTarget }) => set({ langue: langueSchema.parse(currentTarget.value) })}
    />
  );
}
