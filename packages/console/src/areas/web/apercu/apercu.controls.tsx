import { languageName } from '@bridge/contract';
import { ActionIcon, Group, NativeSelect, SegmentedControl, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isLangue, LARGEURS, useApercus, useLargeur } from '../../../catalogue/apercu/apercu.store.ts';
import { apercueOf, useEssai } from '../../../catalogue/apercu/use-apercu.ts';
import { ObjetChoice } from '../../../catalogue/objet-choice.tsx';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { useRecordFormContext } from '../../../resource/form/form.context.ts';
import { offerQuery } from '../../../resource/values/choix.query.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { Fold } from '../../../ui/fold.tsx';
import classes from '../web.module.css';
import { ESSAYABLES } from './apercu.rules.ts';

/** The controls of a preview: language, width, site, and the objet or sélection it is tried on. */
export function ApercuControls() {
  const { langue, set } = useApercus();
  const largeur = useLargeur();
  const languages = useLanguages().filter(isLangue);
  const { sujet, seDemande, ditSonSite } = ESSAYABLES[apercueOf(useRecordFormContext().form.resource.id)];
  return (
    <div className={classes.controls}>
      <SegmentedControl
        size="xs"
        aria-label="Écran"
        value={String(largeur)}
        onChange={(value) => {
          const chosen = LARGEURS.find((one) => String(one.value) === value);
          if (chosen) set({ largeur: chosen.value });
        }}
        data={LARGEURS.map(({ value, label }) => ({ value: String(value), label }))}
      />
      {languages.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label="Langue"
          value={langue}
          onChange={({ currentTarget }) => isLangue(currentTarget.value) && set({ langue: currentTarget.value })}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
        />
      )}
      {!ditSonSite && <Site />}
      {sujet === 'objet' && <Objet />}
      {sujet === 'selection' && <Selection />}
      {seDemande && <Requete />}
    </div>
  );
}

/** The choice of a site, where there are several. */
function Site() {
  const { site, set } = useApercus();
  const { resource } = useRecordFormContext().form;
  const { data = [] } = useQuery({ ...offerQuery('site', '', resource.id, 'sites'), staleTime: 60_000 });
  if (data.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label="Site"
      value={String(site ?? '')}
      onChange={({ currentTarget }) => set({ site: Number(currentTarget.value) || null })}
      data={[
        { value: '', label: 'Son premier site' },
        ...data.map(({ id, titre }) => ({ value: String(id), label: titre })),
      ]}
    />
  );
}

/** The choice of an objet by name, or of the next one that suits. */
function Objet() {
  const { essai, setEssai } = useEssai();
  const { objet, pas } = essai;
  return (
    <Group gap={4} align="flex-end" wrap="nowrap" className={classes.wide}>
      <div className={classes.wide}>
        <ObjetChoice
          label="Objet"
          placeholder="Un objet qui convient"
          value={objet}
          onChange={(next) => setEssai({ objet: next, pas: 0 })}
        />
      </div>
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Objet précédent"
        disabled={objet !== null || pas === 0}
        onClick={() => setEssai({ pas: pas - 1 })}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Autre objet"
        disabled={objet !== null || pas >= 1_000}
        onClick={() => setEssai({ pas: pas + 1 })}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function Selection() {
  const { essai, setEssai } = useEssai();
  const { resource } = useRecordFormContext().form;
  return (
    <div className={classes.wide}>
      <RefChoice
        to="selection"
        label="Sélection"
        placeholder="Celle d’une liste qui s’en sert"
        pour={resource.id}
        value={essai.selection === null ? null : { ref: 'selection', id: essai.selection }}
        onChange={(next) => setEssai({ selection: next?.id ?? null })}
      />
    </div>
  );
}

/** The query of the page, typed here since the links of the frame lead nowhere. */
function Requete() {
  const { essai, setEssai } = useEssai();
  return (
    <div className={classes.wide}>
      <Fold title="Ce que demande le visiteur">
        <TextInput
          size="xs"
          aria-label="Ce que demande le visiteur"
          placeholder="commune=malbrume&page=2"
          leftSection={
            <Text span size="sm" c="dimmed" aria-hidden>
              ?
            </Text>
          }
          value={essai.requete}
          maxLength={2_000}
          onChange={({ currentTarget }) => setEssai({ requete: currentTarget.value })}
        />
        <Text size="xs" c="dimmed">
          {'Ce qui suit «\u00a0?\u00a0» dans l’adresse\u00a0: un filtre par son code, une page, un tri, des mots.'}
        </Text>
      </Fold>
    </div>
  );
}
