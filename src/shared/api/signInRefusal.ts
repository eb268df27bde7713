/** Statuses of servers that do not recognize the email or the password and do not say why. */
const REFUSED: readonly number[] = [400, 401, 403, 422];

/** Both together mean an unknown email or a wrong password. */
const MISMATCH = [
  /credential|passw(?:or)?d|\bpwd\b|user|account|e-?mail|log-?\s?[io]n|sign-?\s?in|authenticat/i,
  /\b(?:bad|invalid|wrong|incorrect|unknown|mismatch|failed|failure|unable|no (?:such|active|user|account))\b|(?:\bnot|n't) (?:be )?(?:\w+ )?(?:match|found|exist|correct|right|valid|recogni|log|authenticat)/i,
] as const;

/** Such texts in other languages; a text in none of these is shown in the server's words. */
const MISMATCH_ELSEWHERE = [
  /contraseñ|credencia|senha|usuario|usuário|mot de passe|identifiant|utilisateur|passwor|kennwort|(?:anmelde|zugangs)daten|benutzer|wachtwoord|inloggegevens|lösenord|adgangskode|passord|salasana|hasł|heslo|jelszó|parol|şifre|utente|credenzial|κωδικ|парол|логин|логін|[密口][码碼令]|用户名|用戶名|账号|帳號|パスワード|ユーザー|비밀번호|아이디|mật khẩu|kata sandi|รหัสผ่าน|كلمة ال(?:مرور|سر)|סיסמ/i,
  /incorrect|in[vc][aá]lid|incorret|non valide|erroné|falsch|ungültig|(?:nicht|non) (?:korrekt|corrett)|stimmt nicht|onjuist|ongeldig|felaktig|ogiltig|forkert|ugyldig|\bfeil\b|virheelli|väärä|nieprawidłow|błędn|nesprávn|neplatn|hibás|érvénytelen|greșit|errat|hatalı|yanlış|geçersiz|λάθος|λανθασμέν|невер|неправильн|невірн|错误|錯誤|不正确|不正確|无效|無效|無効|間違|正しく(?:ありません|ない)|잘못|올바르지|일치하지|không (?:đúng|chính xác)|\bsai\b|salah|ไม่ถูกต้อง|غير صحيح|خاطئ|שגוי|נכונ/i,
] as const;

/** A text that a person needs to go on is shown in the server's words. */
const OTHER_REASON =
  /expir|lock|reset|chang|attempt|verif|confirm|activat|disabl|block|suspend|must|should|requir|at least|character|too |format|server|service|database|code|captcha|one-time/i;
const OTHER_REASON_ELSEWHERE =
  /expirad|expiré|caduc|abgelaufen|verlopen|истек|истёк|süresi|wygas|过期|過期|期限|만료|bloque|gesperrt|geblokkeerd|заблок|kilit|zablok|锁定|鎖定|ロック|잠[겨금]|verific|vérifi|bestätig|подтверд|验证|驗證|確認|인증|intento|tentativ|versuch|попыт|deneme|次|回|mínimo|mindestens|minim/i;

/** What the specification names; the patterns are for other backends. */
const SPECIFIED = 'Bad credentials';

const isMismatch = (message: string): boolean =>
  message === SPECIFIED ||
  (MISMATCH.every((pattern) => pattern.test(message)) && !OTHER_REASON.test(message)) ||
  (MISMATCH_ELSEWHERE.every((pattern) => pattern.test(message)) &&
    !OTHER_REASON_ELSEWHERE.test(message) &&
    !OTHER_REASON.test(message));

interface Refusal {
  readonly status: number;
  readonly message?: string | undefined;
}

/** Whether a refused sign-in only means that email or password is wrong. */
export const meansWrongCredentials = ({ status, message }: Refusal): boolean =>
  message === undefined ? REFUSED.includes(status) : status < 500 && isMismatch(message);
