export const termsOfService = {
  title: "Terms of service",
  description:
    "What you can expect from Huesmith and what it expects from you: your account, Pro, what you make and save, fair use, ending an account, and what is not promised.",
  updated: "2026-11-30",
  short: [
    "The tools are free to use without an account. Pro costs $3.10 a month and ends with one click.",
    "What you make is yours, for any purpose, commercial work included.",
    "Be fair to the service and to other people.",
    "You can leave at any time and take everything with you.",
  ],
  sections: {
    "What these terms cover": [
      "These terms apply when you use Huesmith: its pages, its tools, its open API and, if you create one, an account. By creating an account or continuing to use the service, you accept them. If you do not accept them, please do not use it.",
      "You may use the tools at any age that the law of your country allows. For an account you must be old enough to agree to such terms yourself, or have the consent of a parent or guardian.",
    ],
    "Your account": [
      "An account needs an email address whose messages you can read, because you use it to confirm that the account is yours and to get back in. You may also log in with Google or Github where this site offers it.",
      "Keep your password to yourself. We recommend turning on a second factor on your account page. You are responsible for what is done with your account until you tell us that someone else has access to it.",
      "One person, one account: a free account holds 20 colors, 10 palettes and 1 project, and several accounts are not a way around these limits. An account with Pro has none.",
    ],
    Pro: [
      "Pro is a subscription at $3.10 a month, including taxes where required by law. It hides advertising, lifts the limits on what an account holds, and unlocks the features listed on the pricing page. Stripe charges you at the start of each of your billing months.",
      "You can cancel at any time on your account page, with one click. Pro then stays until the end of the month that you have paid for. Within 14 days of your first payment you can get a full refund, which ends Pro. The refund policy explains how.",
      "If a payment fails, Pro stays for 7 days so that you can fix it, then ends.",
      "When Pro ends, nothing that you saved is deleted. Items above the free limits stay, and you can change, export and delete them; to add more, make room first.",
      "If the price changes, we will email you at least 30 days in advance, and you can cancel before you pay the new price.",
      {
        yearly:
          "You can also pay for a year at a time, at the price on the pricing page. Stripe then charges you at the start of each of your billing years, and Pro stays until the end of the year that you have paid for.",
      },
    ],
    "What you make": [
      "Palettes, gradients, scales, code, files and everything else that you make with the tools is yours. Use it for anything, without credit. Other people may use the same colors.",
      "What you save is stored so that only you can see it again, unless you share it. Anyone with the link can read a shared palette until you stop sharing it.",
      "Names of colors come from lists that other people have made; their licenses are listed on the licenses page.",
    ],
    "Fair use": [
      "Do not try to gain access to other people's accounts or data, do not overload the service, do not use shared links or names to spread anything unlawful or hateful, and do not impersonate anyone.",
      "The API and the pages may be used by programs within the limits stated on the API page. Requests above these limits may be refused.",
      "If you find a flaw that puts data at risk, tell us before you tell others, and exploit it no more than needed to demonstrate it.",
    ],
    "Ending it": [
      "You can delete your account on its page whenever you want. Everything saved in it is deleted at once and cannot be restored, so export it first if you want to keep it; the export is on the same page and needs no reason.",
      "We may close an account that breaks these terms. Unless the law or someone's safety requires otherwise, we will notify you by email first and give you time to export your data.",
      "If the service ever ends, we will notify you by email at least 60 days in advance, and exports will work until the last day.",
    ],
    "What is promised, and what is not": [
      "Conversions, contrasts and differences follow published formulas, named where they are used, and are tested against independent software. Even so they come without a guarantee: for print, for safety signs, or where a law requires a certain contrast, check the result in the way your field requires.",
      "The service is provided as it is. We look after it with care, but we do not promise that it is always available or free of errors. Keep copies of what matters to you.",
      "Nothing here limits rights that you have as a consumer, or liability for intent, gross negligence or harm to life and health. Beyond that, liability is limited to what you have paid for the service in the twelve months before the harm.",
    ],
    Changes: [
      "When these terms change, the date above changes with them. A change that takes something away from you is announced by email to all accounts at least 30 days before it applies; if you do not agree, you can leave with everything that is yours.",
    ],
  },
};
