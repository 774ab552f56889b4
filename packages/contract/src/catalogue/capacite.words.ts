/** The unit of a capacity: words of the source, or the words of its field's name, « nombreTotalPersonnes ». */
export function mesureDeCapacite(mesure: string): string {
  if (!/^[a-z]+(?:[A-Z][a-z]*)+$/.test(mesure)) return mesure;
  const said = CAPACITES[mesure] ?? mesure.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return said.charAt(0).toLocaleUpperCase('fr') + said.slice(1);
}

const CAPACITES: Readonly<Record<string, string>> = {
  nombreTotalPersonnes: 'nombre de personnes',
  nombreChambresDeclareesHotelier: 'nombre de chambres',
  nombreChambresClassees: 'nombre de chambres classées',
  nombreTotalChambres: 'nombre de chambres',
  nombreChambres: 'nombre de chambres',
  nombreSuites: 'nombre de suites',
  nombreTotalEmplacements: 'nombre d’emplacements',
  nombreEmplacementsClasses: 'nombre d’emplacements classés',
  nombreEmplacementsPassages: 'nombre d’emplacements de passage',
  nombreEmplacementsCampingCars: 'nombre d’emplacements pour camping-cars',
  capaciteMaximumPossible: 'capacité maximale',
  capaciteHebergement: 'capacité d’hébergement',
  nombreMaximumCouverts: 'nombre de couverts',
  nombreCouvertsTerrasse: 'couverts en terrasse',
  nombreSalles: 'nombre de salles',
  nombreSallesClimatisees: 'nombre de salles climatisées',
};
