/**
 * Texts of the pictures of docs/printed-scripts: for each script that UAX 31 recommends, and for emoji, an event, a name and a
 * place, among Latin, digits and brackets. Han is shown in each language that draws it in a way of its own.
 * @type {readonly { name: string, font: string, locale?: string, title: string, holder: string, place: string }[]}
 */
export const scriptSamples = [
  sample('Arabic', 'noto-sans-arabic', 'مهرجان الربيع ٢٠٢٧ (الدورة 12) في Lagos', 'محمد عبد الله', 'دار الأوبرا'),
  sample('Armenian', 'noto-sans-armenian', 'Գարնանային համերգ 2027 (Live)', 'Արամ Խաչատրյան', 'Երևան'),
  sample('Bengali', 'noto-sans-bengali', 'রবীন্দ্র সঙ্গীত সন্ধ্যা ২০২৭ (Live)', 'শ্রীমতী কৃষ্ণা চট্টোপাধ্যায়', 'রবীন্দ্র সদন'),
  sample('Bopomofo', 'noto-sans-tc', 'ㄔㄨㄣ ㄐㄧㄝˊ 2027 (Live)', 'ㄨㄤˊ ㄒㄧㄠˇ ㄇㄧㄥˊ', 'ㄊㄞˊ ㄅㄟˇ', 'zh-TW'),
  sample('Cyrillic', 'DejaVu Sans', 'Весняний концерт 2027 (Live)', 'Їжакевич Ґонта', 'Київ'),
  sample('Devanagari', 'noto-sans-devanagari', 'हिन्दी कवि सम्मेलन (२०२७) – दिल्ली में Live', 'राजेश्वरी द्विवेदी', 'कमानी सभागार'),
  sample('Ethiopic', 'noto-sans-ethiopic', 'የገና በዓል ኮንሰርት 2027 (Live)', 'አበበ ቢቂላ', 'ሚሊኒየም አዳራሽ'),
  sample('Georgian', 'noto-sans-georgian', 'საგაზაფხულო კონცერტი 2027 (Live)', 'შოთა რუსთაველი', 'თბილისი'),
  sample('Greek', 'DejaVu Sans', 'Ανοιξιάτικη συναυλία 2027 (Live)', 'Ἀριστοτέλης Ωνάσης', 'Αθήνα'),
  sample('Gujarati', 'noto-sans-gujarati', 'નવરાત્રી મહોત્સવ ૨૦૨૭ (Live)', 'કૃષ્ણા શ્રીમાળી', 'અમદાવાદ'),
  sample('Gurmukhi', 'noto-sans-gurmukhi', 'ਵਿਸਾਖੀ ਮੇਲਾ ੨੦੨੭ (Live)', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਅੰਮ੍ਰਿਤਸਰ'),
  sample('Han, simplified Chinese', 'noto-sans-sc', '春节音乐会2027（骨直角海边）「现场」Live', '王小明', '国家大剧院', 'zh-CN'),
  sample('Han, traditional Chinese', 'noto-sans-tc', '春節音樂會2027（骨直角海邊）「現場」Live', '王小明', '國家音樂廳', 'zh-TW'),
  sample('Han, Hiragana and Katakana', 'noto-sans-jp', '春の音楽祭2027「骨直角海辺の夜」（東京）ライブ', '山田太郎', '東京文化会館', 'ja'),
  sample('Hangul', 'noto-sans-kr', '봄 음악회 2027 (서울) 骨直角海 Live', '김철수', '예술의전당', 'ko'),
  sample('Hebrew', 'noto-sans-hebrew', 'ערב שירה: "לילה לבן" (12+) — Jazz 2027', 'שרה בת־אל כהן', 'היכל התרבות'),
  sample('Kannada', 'noto-sans-kannada', 'ಕನ್ನಡ ರಾಜ್ಯೋತ್ಸವ ೨೦೨೭ (Live)', 'ಕೃಷ್ಣಮೂರ್ತಿ ಶ್ರೀನಿವಾಸ', 'ಬೆಂಗಳೂರು'),
  sample('Khmer', 'noto-sans-khmer', 'ពិធីបុណ្យអុំទូក ២០២៧ (Live)', 'សុខ ចាន់ស្រីមុំ', 'ភ្នំពេញ'),
  sample('Lao', 'noto-sans-lao', 'ງານບຸນປີໃໝ່ ໒໐໒໗ (Live)', 'ສົມສັກ ນ້ຳຝົນ', 'ວຽງຈັນ'),
  sample('Latin', 'DejaVu Sans', 'Ọjọ́ Ìṣẹ̀dá: ẹ́ ọ̀ ṣ, Nguyễn, Łódź, Şanlıurfa (₦0)', 'Adébáyọ̀ Ọláṣẹ́', 'Lagos'),
  sample('Malayalam', 'noto-sans-malayalam', 'ഓണാഘോഷം 2027 (Live)', 'കൃഷ്ണൻ ശ്രീധരൻ', 'തിരുവനന്തപുരം'),
  sample('Myanmar', 'noto-sans-myanmar', 'သင်္ကြန်ပွဲတော် ၂၀၂၇ (Live)', 'အောင်ဆန်း မြင့်မြတ်', 'ရန်ကုန်မြို့'),
  sample('Oriya', 'noto-sans-oriya', 'ରଥଯାତ୍ରା ୨୦୨୭ (Live)', 'କୃଷ୍ଣଚନ୍ଦ୍ର ଶ୍ରୀବାସ୍ତବ', 'ଭୁବନେଶ୍ୱର'),
  sample('Sinhala', 'noto-sans-sinhala', 'සිංහල අලුත් අවුරුදු උළෙල 2027 (Live)', 'ශ්‍රීමති ක්‍රිෂාන්ති', 'කොළඹ'),
  sample('Tamil', 'noto-sans-tamil', 'பொங்கல் திருவிழா 2027 (சென்னை) Live', 'ராமன் கிருஷ்ணமூர்த்தி', 'மியூசிக் அகாடமி'),
  sample('Telugu', 'noto-sans-telugu', 'ఉగాది ఉత్సవం ౨౦౨౭ (Live)', 'శ్రీకృష్ణ రామారావు', 'హైదరాబాద్'),
  sample('Thaana', 'noto-sans-thaana', 'ޢީދު ޙަފްލާ 2027 (Live)', 'އަޙްމަދު ރަޝީދު', 'މާލެ'),
  sample('Thai', 'noto-sans-thai', 'งานดนตรีในสวนลุมพินี ๒๕๗๐ (Live)', 'สมชาย ใจดี น้ำผึ้ง', 'กรุงเทพฯ'),
  sample('Tibetan', 'noto-serif-tibetan', 'ལོ་གསར་དུས་ཆེན་ ༢༠༢༧ (Live)', 'བསྟན་འཛིན་རྒྱ་མཚོ', 'ལྷ་ས'),
  sample('Emoji', 'noto-emoji', 'Party 🎉 👨‍👩‍👧‍👦 🇳🇬 1️⃣ ❤️ 👍🏽 (Live)', 'Ada 🦄 Lovelace', 'Café ☕'),
];

function sample(name, font, title, holder, place, locale) {
  return { name, font, title, holder, place, locale };
}
