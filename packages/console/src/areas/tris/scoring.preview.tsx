import { Divider, Stack } from '@mantine/core';
import { useForm } from '../../resource/form/form.context.ts';
import { ExplicationPart } from './explication.part.tsx';
import { SimulationPart } from './simulation.part.tsx';
import { useBrouillon } from './use-brouillon.ts';

/** Beside a profile, saved or not: the scores that it would give, and why. */
export default function ScoringPreview() {
  const profil = useForm((state) => state.base?.id ?? null);
  const brouillon = useBrouillon();
  return (
    <Stack gap="lg">
      <SimulationPart {...brouillon} profil={profil} />
      <Divider />
      <ExplicationPart {...brouillon} profil={profil} />
    </Stack>
  );
}
