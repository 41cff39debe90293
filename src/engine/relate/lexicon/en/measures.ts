/** Number words, calendar words and units. `a b c=x`: a, b and c are written for x. */
export const numbers = `
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`;
export const tens = `twenty thirty forty fifty sixty seventy eighty ninety`;
export const ordinals = `zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`;
export const months = `january=jan february=feb march=mar april=apr may june=jun july=jul august=aug september=sep=sept october=oct november=nov december=dec`;
export const weekdays = `sunday=sun=sundays monday=mon=mondays tuesday=tue=tues=tuesdays wednesday=wed=wednesdays thursday=thu=thur=thurs=thursdays friday=fri=fridays saturday=sat=saturdays`;
export const units = `
kg=kilo=kilos=kilogram=kilograms=kgs lb=lbs g=gram=grams mg=milligram=milligrams ml=milliliter=milliliters=millilitre=millilitres l=liter=liters=litre=litres
km=kilometer=kilometers=kilometre=kilometres=kms m=meter=meters=metre=metres cm=centimeter=centimeters=centimetre=centimetres mm=millimeter=millimeters mile=miles ft=feet=foot inch=inches
second=seconds=sec=secs minute=minutes=min=mins hour=hours=hr=hrs day=days week=weeks month=months year=years=yrs night=nights
%=percent gb=gigabyte=gigabytes mb=megabyte=megabytes tb=terabyte=terabytes ms=millisecond=milliseconds
degree=degrees=°c
`;
export const currencies = `
usd=dollar=dollars=bucks=buck=$ eur=euro=euros=€ gbp=pound=pounds=quid=£ jpy=yen=¥ chf=franc=francs inr=rupee=rupees=₹ sek nok dkk krona=kronor krone=kroner pln=zloty
`;

/** Other words with which a number, date or time can begin. */
export const quantityWords = `a half quarter dozen hundred thousand million today tonight tomorrow once twice thrice noon midnight`;
