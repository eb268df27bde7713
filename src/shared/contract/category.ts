/** Contract, section Quiz building: the two ways in which questions are sorted. */
export interface CategoryMap {
  readonly discipline: readonly string[];
  readonly organSystem: readonly string[];
  readonly examType: readonly string[];
}

export interface MedicalCategoriesMap {
  readonly topics: readonly string[];
  readonly subtopics: readonly string[];
}

/** The five headings under which results and performance are broken down. */
export type CategoryHeading = keyof CategoryMap | keyof MedicalCategoriesMap;
