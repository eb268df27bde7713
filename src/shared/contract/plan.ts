/** Contract, section Plans and payments: what is on offer and what a user has. */
export type PlanCategory = 'FREE' | 'PRO' | 'MAX';
export type PlanType = 'GENERAL' | 'UPGRADED';
export type PlanStatus = 'ACTIVE' | 'INACTIVE' | 'DEPRECATED';

export interface PlanDraft {
  readonly name: string;
  readonly category: PlanCategory;
  readonly examTypes: readonly string[];
  /** US dollars. */
  readonly price: number;
  /** 7, 30, 90, 180 or 360. */
  readonly durationInDay: number;
  /** 1 to 400. */
  readonly questionsPerDay: number;
  readonly type: PlanType;
  readonly description: string;
  readonly status: PlanStatus;
  readonly videoExplanationLimit: number;
}

export interface Plan extends PlanDraft {
  readonly id: string;
}

export interface ActivePlan {
  readonly plan: Plan;
  readonly isSelected: boolean;
  readonly expired: boolean;
  readonly status: 'ACTIVE' | 'CANCELLED';
  readonly subscriptionStartDt?: string;
  readonly subscriptionEndDt?: string;
  readonly subscriptionId?: string;
  readonly bookingId?: string;
}
