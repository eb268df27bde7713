import { between, newId, pick, type Random } from '@/demo/context/random';
import { DAY, HOUR } from '@/demo/context/time';
import { newUser } from '@/demo/context/users';
import { newSubscription } from '@/demo/rules/subscriptions';
import type { Plan } from '@/shared/api/plan';
import type { BookingRecord, SubscriptionRecord, UserRecord } from '../database/records';
import { DEMO_PASSWORD, DEMO_STUDENT_ID } from './accounts';

const STUDENTS = [
  'Aaliyah Brooks',
  'Adrian Kowalski',
  'Amara Okafor',
  'Anika Sharma',
  'Beatriz Carvalho',
  'Benjamin Hughes',
  'Camila Restrepo',
  'Chloe Bennett',
  'Daniel Park',
  'Deborah Mensah',
  'Elias Lindqvist',
  'Emma Vandenberg',
  'Farah Haddad',
  'Gabriel Moreau',
  'Grace Nakamura',
  'Hannah Feldman',
  'Ibrahim Yilmaz',
  'Isabella Rossi',
  'Jasmine Tran',
  'Jonas Becker',
  'Kavya Reddy',
  'Leila Karimi',
  'Liam O’Connor',
  'Lucia Fernández',
  'Marcus Greene',
  'Mei-Ling Chen',
  'Nadia Petrova',
  'Noah Silverman',
  'Olivia Grant',
  'Omar Farouk',
  'Priya Nair',
  'Rafael Dominguez',
  'Sofia Papadaki',
  'Thomas Whitfield',
  'Yusuf Demir',
  'Zoe Armstrong',
] as const;

/** Local part of an e-mail address: letters and dots only. */
const localPartOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '.');

export interface People {
  readonly users: readonly UserRecord[];
  readonly subscriptions: readonly SubscriptionRecord[];
  readonly bookings: readonly BookingRecord[];
}

interface Purchase {
  readonly booking: BookingRecord;
  readonly subscription: SubscriptionRecord;
}

/** A plan bought and paid at `startsAt`. */
function purchase(random: Random, userId: string, plan: Plan, startsAt: number): Purchase {
  const bookingId = newId(random, 'booking');
  const subscription = newSubscription(newId(random, 'sub'), userId, plan, startsAt, bookingId);
  const booking: BookingRecord = {
    id: bookingId,
    group: userId,
    plan,
    status: 'SUCCESS',
    payment: 'PAID',
    refunded: false,
    createdAt: startsAt,
    subscriptionId: subscription.id,
    startsAt,
    paymentIntentId: newId(random, 'pi'),
  };
  return { booking, subscription };
}

/** An attempted purchase whose card was declined. */
const declined = (random: Random, userId: string, plan: Plan, createdAt: number): BookingRecord => ({
  id: newId(random, 'booking'),
  group: userId,
  plan,
  status: 'FAILED',
  payment: 'DECLINED',
  refunded: false,
  createdAt,
  paymentIntentId: newId(random, 'pi'),
});

const canceled = ({ booking, subscription }: Purchase): Purchase => ({
  booking: { ...booking, status: 'CANCELED' },
  subscription: { ...subscription, status: 'CANCELLED' },
});

/** Purchases of the demo student: an expired week, a declined card, the current month. */
export function demoStudentPurchases(
  random: Random,
  { week, month }: { readonly week: Plan; readonly month: Plan },
  now: number,
): Omit<People, 'users'> {
  const past = purchase(random, DEMO_STUDENT_ID, week, now - 32 * DAY);
  const running = purchase(random, DEMO_STUDENT_ID, month, now - 12 * DAY);
  return {
    bookings: [
      past.booking,
      declined(random, DEMO_STUDENT_ID, month, now - 12 * DAY - HOUR),
      running.booking,
    ],
    subscriptions: [{ ...past.subscription, selected: false, status: 'CANCELLED' }, running.subscription],
  };
}

/** The demo's other students, with the purchases of some. */
export function otherPeople(random: Random, plans: readonly Plan[], now: number): People {
  const users: UserRecord[] = [];
  const subscriptions: SubscriptionRecord[] = [];
  const bookings: BookingRecord[] = [];
  const paid = plans.filter((plan) => plan.category !== 'FREE' && plan.status === 'ACTIVE');

  STUDENTS.forEach((displayName, index) => {
    const createdAt = now - between(random, 20, 200) * DAY;
    const user = newUser({
      id: `user-student-${String(index + 1).padStart(2, '0')}`,
      displayName,
      email: `${localPartOf(displayName)}@example.edu`,
      password: DEMO_PASSWORD,
      primaryRole: 'ROLE_STUDENT',
      createdAt,
    });
    users.push(user);
    if (random() < 0.25) return;
    const plan = pick(random, paid);
    const bought = purchase(
      random,
      user.id,
      plan,
      now - between(random, 1, Math.min(18, plan.durationInDay)) * DAY,
    );
    if (random() < 0.25) bookings.push(declined(random, user.id, plan, bought.booking.createdAt - HOUR));
    const kept = random() < 0.3 ? canceled(bought) : bought;
    bookings.push(kept.booking);
    subscriptions.push(kept.subscription);
  });
  return { users, subscriptions, bookings };
}
