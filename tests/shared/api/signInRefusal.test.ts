import { describe, expect, it } from 'vitest';
import { meansWrongCredentials } from '@/shared/api/signInRefusal';

describe('a refused sign-in', () => {
  it.each([
    ...['Invalid email or password.', 'User not found', 'Wrong username or password', 'Login failed'],
    ...['Contraseña incorrecta', 'Credenciales inválidas', 'Usuario o contraseña incorrectos'],
    ...['Senha incorreta', 'Mot de passe incorrect', 'Identifiants invalides', 'Passwort falsch'],
    ...['Benutzername oder Passwort ist falsch.', 'Ungültige Anmeldedaten', 'Onjuist wachtwoord'],
    ...['Fel lösenord eller felaktig e-post', 'Nieprawidłowe hasło', 'Nesprávné heslo', 'Hatalı şifre'],
    ...['Password errata', 'Неверный пароль', 'Неправильний логін або пароль', '密码错误'],
    ...['用户名或密码不正确', 'パスワードが正しくありません', '비밀번호가 일치하지 않습니다'],
    ...['Mật khẩu không đúng', 'كلمة المرور غير صحيحة', 'הסיסמה שגויה'],
  ])('means wrong credentials by %j', (message) => {
    expect(meansWrongCredentials({ status: 401, message })).toBe(true);
    expect(meansWrongCredentials({ status: 500, message })).toBe(false);
  });

  it.each([
    ...[
      'Account locked: too many wrong passwords',
      'Your password has expired',
      'Please verify your account',
    ],
    ...['Contraseña incorrecta: su cuenta será bloqueada', 'Mot de passe incorrect, 2 tentatives restantes'],
    ...['Passwort falsch: noch 2 Versuche', 'Пароль неверный, аккаунт заблокирован', '密码错误，还剩2次'],
    ...['Su cuenta está bloqueada', 'Das Konto ist gesperrt', '계정이 잠겼습니다', 'Not on Sundays'],
  ])('shows the words of %j', (message) => {
    expect(meansWrongCredentials({ status: 401, message })).toBe(false);
  });

  it.each([400, 401, 403, 422])('means wrong credentials by a %i without words', (status) => {
    expect(meansWrongCredentials({ status })).toBe(true);
  });

  it.each([404, 429, 500, 503])('means something else by a %i without words', (status) => {
    expect(meansWrongCredentials({ status })).toBe(false);
  });
});
